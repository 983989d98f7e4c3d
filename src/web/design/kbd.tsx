/** A key of the keyboard, drawn; name it for screen readers with `aria-keyshortcuts` on the control itself. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
