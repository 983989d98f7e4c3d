import { cloneElement, type ReactElement, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import './menu.css';

export type TooltipProps = {
  text: string;
  below?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** A hint on hover and focus; Escape hides it, and the pointer may rest on it. */
export function Tooltip({ text, below, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      className="tip"
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span className={classNames('tip-text', below && 'tip-below')} role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  );
}
