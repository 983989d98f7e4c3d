import { useQueryClient } from '@tanstack/react-query';
import type { EditedQuestion } from '#contract/questions.ts';
import { dateFormat, isSpaced } from '#domain/locale.ts';
import { withFirmBlanks } from '#domain/text/spacing.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, IconButton } from '#web/design/button.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#web/design/icons/icons.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { MissingLanguages } from './missing-languages.tsx';
import { questionBadges } from './state-badges.ts';

/** One question of a group, with its place. */
export function QuestionRow({
  question,
  isFirst,
  isLast,
  onEdit,
}: {
  question: EditedQuestion;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
}) {
  const { locale } = useSurroundings();
  const cache = useQueryClient();
  const { run, isRunning } = useCall();
  const { id, texts, state, missing, updated_at, updated_by } = question;
  const asked = texts[locale].question.replaceAll('{product}', m.product_name()) || id;
  const name = isSpaced(locale) ? withFirmBlanks(asked) : asked;
  const move = async (to: 'up' | 'down') => {
    await run(() => api.questions.move({ id, to }));
    await cache.invalidateQueries({ queryKey: query.questions.key() });
  };
  const day = dateFormat(locale, { dateStyle: 'medium' }).format(new Date(updated_at));
  return (
    <li className="admin-failure">
      <div>
        <b>{name}</b>
        <p className="muted small">
          <Ltr>#{id}</Ltr> · {day} · <bdi>{updated_by ?? m.admin_question_first()}</bdi>
        </p>
      </div>
      <MissingLanguages missing={missing} />
      <StatusBadge tone={questionBadges[state].tone}>{questionBadges[state].label()}</StatusBadge>
      <span className="row">
        <IconButton
          size="sm"
          variant="quiet"
          label={m.admin_question_up({ name })}
          icon={<ChevronUpIcon size="sm" />}
          disabled={isFirst || isRunning}
          onClick={() => void move('up')}
        />
        <IconButton
          size="sm"
          variant="quiet"
          label={m.admin_question_down({ name })}
          icon={<ChevronDownIcon size="sm" />}
          disabled={isLast || isRunning}
          onClick={() => void move('down')}
        />
        <Button size="sm" aria-label={m.admin_question_edit_named({ name })} onClick={onEdit}>
          {m.admin_question_edit()}
        </Button>
      </span>
    </li>
  );
}
