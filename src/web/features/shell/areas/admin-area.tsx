import { m } from '#texts/messages.js';
import { SettingsIcon } from '#web/design/icons/icons.tsx';
import { BuildingIcon, MailIcon, ShieldIcon } from '#web/design/icons/subject-icons.tsx';
import { Area, type AreaItem } from './area.tsx';

/** The administration's screens. */
export function AdminArea() {
  const items: AreaItem[] = [
    {
      to: '/admin-dashboard',
      label: m.area_companies(),
      icon: BuildingIcon,
    },
    {
      to: '/contact_messages',
      label: m.area_contact_messages(),
      shortLabel: m.area_contact_messages_short(),
      icon: MailIcon,
    },
    { to: '/admin-limits', label: m.area_limits(), icon: ShieldIcon },
    { to: '/admin-profile-edit/settings', label: m.area_settings(), icon: SettingsIcon },
  ];
  return <Area label={m.identity_area_admin()} items={items} />;
}
