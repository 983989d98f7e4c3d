const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text from outside has the shape of an id (a UUID in small letters): anything else names nothing. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
