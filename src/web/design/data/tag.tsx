import type { ComponentProps, ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { CloseIcon } from '#web/design/icons/icons.tsx';

/** A quiet fact. */
export function Tag({
  icon,
  lang,
  title,
  children,
}: {
  icon?: ReactNode;
  lang?: string | undefined;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className="tag" lang={lang} title={title}>
      {icon}
      {children}
    </span>
  );
}

type PillProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; onRemove: () => void };

/** Something chosen; pressing it takes the choice back. */
export function RemovablePill({ label, onRemove, onClick, ...props }: PillProps) {
  return (
    <button
      type="button"
      {...props}
      className="pill pill-button"
      aria-label={m.design_remove({ name: label })}
      onClick={(event) => {
        onClick?.(event);
        onRemove();
      }}
    >
      <bdi>{label}</bdi>
      <CloseIcon size="sm" />
    </button>
  );
}
