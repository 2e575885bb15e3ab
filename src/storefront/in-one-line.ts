/** A script's text without the line breaks and indents it is written with: it is in every page. Its statements end in `;`. */
export const inOneLine = (script: string): string => script.replaceAll(/\s*\n\s*/g, '')
