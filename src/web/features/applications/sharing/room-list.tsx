import type { Room } from '#contract/sharing-responses.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { Stars } from '#web/features/applications/review/stars.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { roomName } from './room-name.ts';

/** The candidates of the room, with what the visitor rated. */
export function RoomList({
  room: { applications, participation },
  current,
  onOpen,
}: {
  room: Room;
  current: string;
  onOpen: (id: string) => void;
}) {
  const { locale } = useSurroundings();
  const rated = applications.filter(({ own }) => own.rating !== null).length;
  const mayRate = participation !== 'read';
  return (
    <nav className="room-list card" aria-label={m.sharing_room_list()}>
      <header>
        <h2>{m.sharing_room_candidates({ count: applications.length })}</h2>
        {mayRate && (
          <span className="muted small num">
            {m.sharing_room_rated({ rated, total: applications.length })}
          </span>
        )}
        {mayRate && <Meter met={rated} total={applications.length} />}
      </header>
      <ul>
        {applications.map((application) => {
          const { id, avatar, headline, residence_country, fit, own } = application;
          const name = roomName(application);
          const place = residence_country && countryName(residence_country, locale);
          return (
            <li key={id}>
              <button
                type="button"
                className="room-row selectable"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => onOpen(id)}
              >
                <Avatar name={name} src={avatar} size="sm" />
                <span className="room-who">
                  <b>{name}</b>
                  <span className="muted xs">{joined([headline, place], m.common_comma())}</span>
                  {fit && <span className="room-fit xs">{m.applications_meets(fit)}</span>}
                </span>
                {mayRate &&
                  (own.rating === null ? (
                    <span className="muted xs">{m.sharing_room_to_rate()}</span>
                  ) : (
                    <Stars value={own.rating} />
                  ))}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="room-keys muted small">
        <span>
          <Kbd>j</Kbd> {m.sharing_room_keys_next()}
        </span>
        <span>
          <Kbd>k</Kbd> {m.sharing_room_keys_back()}
        </span>
        {mayRate && (
          <span>
            <span dir="ltr">
              <Kbd>1</Kbd>–<Kbd>5</Kbd>
            </span>{' '}
            {m.sharing_room_keys_rate()}
          </span>
        )}
        {participation === 'comment' && (
          <span>
            <Kbd>c</Kbd> {m.sharing_room_keys_comment()}
          </span>
        )}
      </p>
    </nav>
  );
}
