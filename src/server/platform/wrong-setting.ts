/** A setting is wrong; the message is a sentence that says which and why. */
export class WrongSetting extends Error {}
