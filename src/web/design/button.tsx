import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { BrandMark } from '#web/design/shell/brand.tsx';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'default' | 'soft' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  endIcon?: ReactNode;
  wide?: boolean;
};
export type ButtonProps = ButtonLook & ComponentProps<'button'> & { loading?: boolean; reason?: string };
export type ButtonAnchorProps = ButtonLook & ComponentProps<'a'>;

/**
 * One filled `primary` a view. While `loading` it keeps its words, its width and its focus, and does nothing. With a `reason`,
 * the id of the sentence that says why, it does nothing either, and who comes to it by the keyboard hears that sentence.
 */
export function Button({
  variant,
  size,
  icon,
  endIcon,
  wide,
  loading,
  reason,
  className,
  children,
  ...props
}: ButtonProps) {
  const still = loading ? waiting : reason ? { ...resting, 'aria-describedby': reason } : {};
  return (
    <button type="button" {...props} {...still} className={buttonClass({ variant, size, wide }, className)}>
      <span className="btn-body">
        {icon}
        {children}
        {endIcon}
      </span>
      {loading && <Waiting />}
    </button>
  );
}

/** A link to another site or a file that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  endIcon,
  wide,
  className,
  children,
  ...props
}: ButtonAnchorProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
      {endIcon}
    </a>
  );
}

/** A link of the router (`to`, `params`, `search`) that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);

type IconLook = {
  label: string;
  icon: ReactNode;
  variant?: ButtonLook['variant'];
  size?: ButtonLook['size'];
};
export type IconButtonProps = IconLook & Omit<ComponentProps<'button'>, 'children'> & { loading?: boolean };
export type IconAnchorProps = IconLook & Omit<ComponentProps<'a'>, 'children'>;

/** A square button of one icon; its label is spoken, and shown on hover. */
export function IconButton({ label, icon, variant, size, loading, className, ...props }: IconButtonProps) {
  const wait = loading ? waiting : {};
  return (
    <button
      type="button"
      title={label}
      {...props}
      {...wait}
      aria-label={label}
      className={buttonClass({ variant, size }, classNames('btn-icon', className))}
    >
      <span className="btn-body">{icon}</span>
      {loading && <Waiting />}
    </button>
  );
}

export function IconAnchor({ label, icon, variant, size, className, ...props }: IconAnchorProps) {
  const look = buttonClass({ variant, size }, classNames('btn-icon', className));
  return (
    <a title={label} {...props} className={look}>
      {icon}
      <span className="sr">{label}</span>
    </a>
  );
}

export const IconLink = createLink(IconAnchor);

const resting = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
const waiting = { 'aria-busy': true, ...resting };

function Waiting() {
  return (
    <span className="btn-wait" role="status">
      <BrandMark className="spin" />
      <span className="sr">{m.design_busy()}</span>
    </span>
  );
}

function buttonClass({ variant, size, wide }: ButtonLook, className?: string) {
  return classNames(
    'btn',
    variant && variant !== 'default' && `btn-${variant}`,
    size && size !== 'md' && `btn-${size}`,
    wide && 'btn-wide',
    className,
  );
}
