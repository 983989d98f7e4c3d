/** Limits of uploads in bytes and seconds (specification, sections 5 and 9, and its decisions). */
const mebibyte = 1024 * 1024;

export const cvMaximumBytes = 3 * mebibyte;
export const logoMaximumBytes = 3 * mebibyte;
export const pictureMaximumBytes = 3 * mebibyte;
export const documentMaximumBytes = 10 * mebibyte;
export const videoMaximumBytes = 60 * mebibyte;

/** Recording time of an answer, and the tolerance that a recorder may overrun it by. */
export const recordingSeconds = 120;
export const recordingToleranceSeconds = 2;
/** Shorter than this there is nothing to watch. */
export const recordingMinimumSeconds = 0.5;
/** Pixels of the longer side of a picture. */
export const videoLongestSide = 1920;

/** How far the reading of a stored file has come: a busy machine keeps it first and reads it later. */
export const fileReadingStates = ['read', 'waiting', 'refused'] as const;
export type FileReadingState = (typeof fileReadingStates)[number];

/** What a CV is taken as besides a PDF; a PDF is made of it, and that is the CV from then on. */
export const cvOrigins = ['word', 'picture'] as const;
export type CvOrigin = (typeof cvOrigins)[number];

/** What an upload can be refused for, as the text key that the person reads. */
export const uploadMessages = {
  cvFormat: 'validation_resume_format',
  cvKinds: 'validation_cv_kinds',
  cvSize: 'validation_file_size',
  cvFailed: 'validation_upload_failed',
  pdfEncrypted: 'validation_pdf_encrypted',
  pdfUnreadable: 'validation_pdf_unreadable',
  wordUnreadable: 'validation_word_unreadable',
  wordMacros: 'validation_word_macros',
  wordOld: 'validation_word_old',
  cvPicture: 'validation_cv_picture',
  cvPhonePicture: 'validation_cv_phone_picture',
  imageFormat: 'validation_image_format',
  imageSize: 'validation_image_size',
  documentFormat: 'validation_document_format',
  documentSize: 'validation_document_size',
  videoFormat: 'validation_video_format',
  videoSize: 'validation_video_size',
  videoLength: 'validation_video_length',
  videoAnswerLength: 'validation_video_answer_length',
  videoShort: 'validation_video_short',
  videoPicture: 'validation_video_picture',
  infected: 'validation_infected',
} as const;
