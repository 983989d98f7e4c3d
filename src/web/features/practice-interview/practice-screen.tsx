import { useEffect, useState } from 'react';
import { textIn } from '#domain/locale-list.ts';
import type { PresetVideoQuestion } from '#domain/reference/video-questions.ts';
import { recordingSeconds } from '#domain/uploads.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { AnswerRecorder } from '#web/features/video/answer-recorder.tsx';
import { Door } from '#web/features/video/door.tsx';
import { takeFolder } from '#web/features/video/takes/takes.ts';
import { useDevices } from '#web/features/video/use-devices.ts';
import { useLostFocus } from '#web/features/video/use-lost-focus.ts';
import { EarlierTakes } from './earlier-takes.tsx';
import { changeQuestion, type PracticeGroup, practiceRound } from './practice-questions.ts';
import { TakeFeedback } from './take-feedback.tsx';
import '#web/features/video/video-stage.css';
import '#web/features/video/video-playlist.css';
import '#web/features/video/video.css';
import './practice.css';

/** `/interview-simulator`: questions in rounds, recorded and judged on this device alone. */
export function PracticeScreen({ email }: { email: string }) {
  const [folder, setFolder] = useState<string | null>(null);
  const [step, setStep] = useState<'door' | 'group' | 'round'>('door');
  const [group, setGroup] = useState<PracticeGroup>('all');
  const [round, setRound] = useState<PresetVideoQuestion[]>(() => practiceRound('all'));
  const [isOffered, setOffered] = useState(true);
  const [index, setIndex] = useState(0);
  const devices = useDevices();
  useEffect(() => {
    void takeFolder('simulator', email).then(setFolder);
  }, [email]);
  const begin = () => {
    // The first round is the one whose question stood at the door.
    if (isOffered) setRound(group === 'all' ? round : round.filter(({ set }) => set === group));
    else setRound(practiceRound(group));
    setOffered(false);
    setIndex(0);
    setStep('round');
  };
  const current = round[index];
  const heading = useLostFocus(step === 'round' && !current ? 'end' : step);
  const header = <PageHeader title={m.practice_title()} lead={m.practice_lead()} />;
  if (step === 'door')
    return (
      <div className="video-page">
        <Door
          devices={devices}
          header={header}
          caption={{ question: current ? textIn(current.question, getLocale()) : '' }}
          seconds={recordingSeconds}
          who={{ title: m.practice_door_local(), text: m.practice_door_local_text() }}
          keep={{ title: m.practice_door_kept(), text: m.practice_door_kept_text() }}
          more={m.practice_disclaimer_estimates()}
          onReady={() => setStep('group')}
        />
      </div>
    );
  return (
    <div className="video-page">
      {header}
      {step === 'group' && <GroupChoice group={group} onChange={setGroup} onBegin={begin} />}
      {step === 'round' && folder && current && (
        <>
          <Steps
            index={index}
            total={round.length}
            onNext={() => setIndex(index + 1)}
            onChange={() => setRound(changeQuestion(round, index))}
          />
          <AnswerRecorder
            key={current.id}
            devices={devices}
            folder={folder}
            slot={current.id}
            question={textIn(current.question, getLocale())}
            seconds={recordingSeconds}
            savesData={false}
            local={{
              render: (take, recorder) => (
                <>
                  <TakeFeedback key={take.take.facts.id} take={take} seconds={recordingSeconds} />
                  <EarlierTakes take={take} recorder={recorder} />
                </>
              ),
            }}
          />
        </>
      )}
      {step === 'round' && !current && (
        <EmptyState
          title={m.practice_end_title()}
          headingRef={heading}
          actions={
            <>
              <Button variant="primary" onClick={() => setStep('group')}>
                {m.practice_start_over()}
              </Button>
              <LinkButton to="/profile/video-cv">{m.practice_end_record()}</LinkButton>
            </>
          }
        >
          {m.practice_end_text()}
        </EmptyState>
      )}
    </div>
  );
}

interface GroupChoiceProps {
  group: PracticeGroup;
  onChange(group: PracticeGroup): void;
  onBegin(): void;
}

function GroupChoice({ group, onChange, onBegin }: GroupChoiceProps) {
  const labels = { all: m.practice_group_all, a: m.practice_group_a, b: m.practice_group_b };
  return (
    <Card as="section" pad="lg" className="practice-group">
      <ChoiceGroup legend={m.practice_group_title()} cards>
        {(['all', 'a', 'b'] as const).map((value) => (
          <Radio
            key={value}
            card
            name="group"
            label={labels[value]()}
            checked={group === value}
            onChange={() => onChange(value)}
          />
        ))}
      </ChoiceGroup>
      <div className="video-acts">
        <Button variant="primary" size="lg" onClick={onBegin}>
          {m.practice_begin()}
        </Button>
      </div>
    </Card>
  );
}

function Steps(props: { index: number; total: number; onNext(): void; onChange(): void }) {
  const { index, total } = props;
  const isLast = index === total - 1;
  return (
    <div className="video-steps">
      <p>{m.practice_progress({ number: index + 1, total })}</p>
      <div className="video-acts">
        {!isLast && (
          <Button size="sm" variant="quiet" onClick={props.onChange}>
            {m.practice_change()}
          </Button>
        )}
        <Button size="sm" onClick={props.onNext}>
          {isLast ? m.practice_finish() : m.practice_next()}
        </Button>
      </div>
    </div>
  );
}
