import { classNames } from './class-names.ts';

/** The star pattern behind the content of a parent with the class `stars`. */
export function StarField({ fade }: { fade?: 'end' | 'down' | 'centre' }) {
  return <span className={classNames('star-field', fade && `star-field-${fade}`)} aria-hidden="true" />;
}
