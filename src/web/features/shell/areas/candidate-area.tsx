import { m } from '#texts/messages.js';
import { HomeIcon, SettingsIcon } from '#web/design/icons/icons.tsx';
import {
  BriefcaseIcon,
  CvIcon,
  MessagesIcon,
  PersonIcon,
  PracticeIcon,
  VideoIcon,
} from '#web/design/icons/subject-icons.tsx';
import { isolated } from '#web/isolation.ts';
import { Area, type AreaFinder, type AreaItem } from './area.tsx';
import { useUnreadMessages } from './use-unread-messages.ts';

/** The candidate's screens. */
export function CandidateArea() {
  const unread = useUnreadMessages();
  const items: AreaItem[] = [
    {
      to: '/candidate-dashboard',
      label: m.area_dashboard(),
      shortLabel: m.area_dashboard_short(),
      icon: HomeIcon,
    },
    {
      to: '/profile',
      label: m.area_profile(),
      shortLabel: m.area_profile_short(),
      icon: PersonIcon,
      isExact: true,
    },
    {
      to: '/jobs-pool',
      label: m.area_find_jobs(),
      shortLabel: m.area_find_jobs_short(),
      icon: BriefcaseIcon,
    },
    {
      to: '/cv-builder',
      label: m.area_cv_builder(),
      shortLabel: m.area_cv_builder_short(),
      icon: CvIcon,
    },
    { to: '/messaging-v1', label: m.area_messages(), icon: MessagesIcon, badge: unread },
    { to: '/profile/video-cv', label: m.area_video(), icon: VideoIcon },
    { to: '/interview-simulator', label: m.area_simulator(), icon: PracticeIcon },
    { to: '/candidate-settings', label: m.area_settings(), icon: SettingsIcon },
  ];
  const finders: AreaFinder[] = [
    {
      to: '/jobs-pool',
      label: m.area_find_jobs(),
      icon: BriefcaseIcon,
      find: (words) => ({
        label: m.area_go_jobs({ words: isolated(words) }),
        search: { job_title: words },
      }),
    },
  ];
  return <Area label={m.identity_area_candidate()} items={items} finders={finders} />;
}
