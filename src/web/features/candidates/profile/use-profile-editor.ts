import { useEffect, useRef, useState } from 'react';
import { type CardName, isCardName } from './profile-cards.ts';

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

const idle = { isDirty: false, isSaving: false };

/** One card is open at a time: another one waits for what is being saved, and asks before it drops what was typed. */
export function useProfileEditor() {
  const [card, setCard] = useState<CardName | null>(null);
  const [wanted, setWanted] = useState<CardName | null>(null);
  const [newEmail, setNewEmail] = useState('');
  /** How it is with the open card, as its form tells. */
  const opened = useRef(idle);
  /** A card that was asked for while another is being saved. */
  const next = useRef<CardName | null>(null);

  const show = (name: CardName | null) => {
    opened.current = idle;
    next.current = null;
    setCard(name);
    setWanted(null);
  };
  const open = (name: CardName) => {
    if (opened.current.isSaving) next.current = name;
    else if (opened.current.isDirty && name !== card) setWanted(name);
    else show(name);
  };

  // A link such as /profile#contact opens that card.
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (isCardName(name)) setCard(name);
    if (name) requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView({ block: 'start' }));
  }, []);

  return {
    card,
    wanted,
    newEmail,
    open,
    opened,
    close: () => show(null),
    /** Closes what was saved; the card that was asked for meanwhile follows. */
    closeSaved: () => show(next.current),
    keepOpen: () => {
      next.current = null;
    },
    setNewEmail,
    discard: () => show(wanted),
    stay: () => setWanted(null),
  };
}
