import type { ComponentProps } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './file-pick.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onChoose: (files: readonly File[]) => void;
};

/** A button that chooses files: the browser's own field lies over it, unseen. */
export function FilePick({ className, children, onChoose, ...input }: Props) {
  return (
    <span className={classNames('file-pick btn btn-sm', className)} aria-disabled={input.disabled}>
      {children}
      <input
        {...input}
        type="file"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = ''; // The same file may be chosen again.
        }}
      />
    </span>
  );
}
