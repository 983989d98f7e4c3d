import { WrongSetting } from '#server/platform/wrong-setting.ts';

/** The embedded database can't serve here; the message is a sentence that says what to do. */
export class EmbeddedDatabaseRefused extends WrongSetting {}
