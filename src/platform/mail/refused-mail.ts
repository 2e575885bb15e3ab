/** A mail server said no for good: trying again would bring the same answer. Carries its words. */
export class RefusedMail extends Error {}
