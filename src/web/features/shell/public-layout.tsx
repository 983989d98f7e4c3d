import { Outlet } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { m } from '#texts/messages.js';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { OwnHostFooter } from './own-host-footer.tsx';
import { useSurroundings } from './surroundings.ts';

/** Whether a frame (these pages’, or a signed-in area's) is around already. */
export const Within = createContext(false);

/** Bar, content and footer of the public pages; at the host of a company its page has no bar of ours. A screen that brings the layout itself (a fault) gets it only once. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const isWithin = useContext(Within);
  const { ownHost } = useSurroundings();
  const content = children ?? <Outlet />;
  if (isWithin) return content;
  return (
    <Within value={true}>
      <a className="skip" href="#main">
        {m.design_skip()}
      </a>
      {!ownHost && <NavigationBar />}
      <main id="main" tabIndex={-1}>
        {content}
      </main>
      {ownHost ? <OwnHostFooter /> : <Footer />}
    </Within>
  );
}
