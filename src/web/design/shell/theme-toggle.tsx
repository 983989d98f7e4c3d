import { m } from '#texts/messages.js';
import { IconButton, type IconButtonProps } from '#web/design/button.tsx';
import { MoonIcon, SunIcon } from '#web/design/icons/icons.tsx';
import { toggleTheme } from './theme.ts';
import './theme-toggle.css';

/** Moon in the light, sun in the dark; the style chooses, so that server and browser render the same. */
export function ThemeToggle({ variant = 'quiet', size }: Pick<IconButtonProps, 'variant' | 'size'>) {
  const icon = (
    <>
      <MoonIcon className="theme-moon" />
      <SunIcon className="theme-sun" />
    </>
  );
  return (
    <IconButton
      className="theme-toggle"
      variant={variant}
      size={size}
      label={m.design_theme()}
      icon={icon}
      onClick={toggleTheme}
    />
  );
}
