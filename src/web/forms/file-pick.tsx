import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './file-pick.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onChoose: (files: readonly File[]) => void;
};

/** A button that chooses files: the browser's own field lies over it, unseen. */
export function FilePick({ className, children, onChoose, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!field.current?.files?.length) return;
    onChoose([...field.current.files]);
    field.current.value = ''; // The same file may be chosen again.
  };
  const takeEarly = useEffectEvent(take);
  // What was chosen before the scripts came has told nobody.
  useEffect(() => {
    takeEarly();
  }, []);
  return (
    <span className={classNames('file-pick btn btn-sm', className)} aria-disabled={input.disabled}>
      {children}
      <input {...input} ref={field} type="file" onChange={take} />
    </span>
  );
}
