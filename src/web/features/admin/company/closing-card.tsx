import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';

/** The end of a company, far from the decisions that are taken every day. */
export function ClosingCard({ onClose }: { onClose: () => void }) {
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby="closing">
      <div>
        <h2 id="closing">{m.admin_close()}</h2>
        <p className="muted small">{m.admin_close_help()}</p>
      </div>
      <div>
        <Button onClick={onClose}>{m.admin_close_act()}</Button>
      </div>
    </Card>
  );
}
