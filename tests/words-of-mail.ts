/** What a mail says, without the addresses in it: a random code may spell anything, even NaN. */
export const wordsOfMail = (mail: string): string => mail.replace(/https?:\/\/[^\s"<>]+/g, 'link')
