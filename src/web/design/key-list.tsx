import { Kbd } from './kbd.tsx';
import './key-list.css';

export type Keys = [names: string[], text: string][];

/** Keys and what each does; on a screen without a keyboard they are drawn all the same. */
export function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className="key-list">
      {keys.map(([names, text]) => (
        <div key={text}>
          <dt>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
