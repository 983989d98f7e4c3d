/** The bar at the top while a navigation is under way. */
export function NavigationProgress({ active }: { active: boolean }) {
  return <div className="nav-progress" data-active={active || undefined} aria-hidden="true" />;
}
