import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { AnswerRecorder, type SavedAnswer } from './answer-recorder.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Disclaimer, Instructions } from './disclaimer.tsx';
import { PracticeQuestion } from './practice-question.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { useDevices } from './use-devices.ts';
import './video.css';

export interface SessionQuestion {
  id: string;
  question: string;
  /** Longest answer. */
  seconds: number;
}

interface RecordingSessionProps {
  questions: readonly SessionQuestion[];
  /** Ids of the questions that are answered already. */
  answered: ReadonlySet<string>;
  /** Where this person's takes are kept on this device. */
  folder: string;
  disclaimer: string[];
  saveLabel?: string;
  /** A page that holds what a reload would lose is not loaded anew for better sound. */
  mayReload?: boolean;
  onAnswer(question: SessionQuestion, answer: SavedAnswer): Promise<void> | void;
  /** Shown once every question is answered; `again` records one of them anew. */
  children(again: (id: string) => void): ReactNode;
}

/** Disclaimer, device check, practice, then question after question until all are answered. */
export function RecordingSession(props: RecordingSessionProps) {
  const { questions, answered, folder } = props;
  const [step, setStep] = useState<'disclaimer' | 'check' | 'offer' | 'practice' | 'questions'>('disclaimer');
  const [repeated, setRepeated] = useState<string | null>(null);
  const [savesData, setSavesData] = useState(wantsToSaveData);
  const devices = useDevices();
  useBetterSound(props.mayReload !== false);
  const current =
    questions.find((question) => question.id === repeated) ??
    questions.find((question) => !answered.has(question.id));
  if (!current) return props.children(setRepeated);
  if (step === 'disclaimer')
    return (
      <Disclaimer lines={props.disclaimer} onAgree={() => setStep('check')}>
        <Instructions minutes={2} isSent />
      </Disclaimer>
    );
  // A screen that was left alone with every answer given comes back without its devices open.
  if (step === 'check' || !devices.camera || !devices.microphone)
    return (
      <DeviceCheck
        devices={devices}
        savesData={savesData}
        onSavesData={setSavesData}
        onReady={() => setStep(answered.size === 0 && step === 'check' ? 'offer' : 'questions')}
      />
    );
  if (step === 'offer')
    return (
      <section className="video-offer">
        <h2>{m.video_practice_title()}</h2>
        <p>{m.video_practice_text()}</p>
        <div className="video-acts">
          <Button variant="primary" size="lg" onClick={() => setStep('questions')}>
            {m.video_practice_skip()}
          </Button>
          <Button size="lg" onClick={() => setStep('practice')}>
            {m.video_practice_start()}
          </Button>
        </div>
      </section>
    );
  if (step === 'practice')
    return (
      <PracticeQuestion devices={devices} folder={`${folder}-practice`} onDone={() => setStep('questions')} />
    );
  return (
    <>
      <QuestionSteps
        saved={questions.map((question) => answered.has(question.id) && question.id !== repeated)}
        current={questions.indexOf(current)}
      />
      <AnswerRecorder
        key={current.id}
        devices={devices}
        folder={folder}
        slot={current.id}
        question={current.question}
        seconds={current.seconds}
        savesData={savesData}
        saveLabel={props.saveLabel}
        onSaved={async (answer) => {
          await props.onAnswer(current, answer);
          setRepeated(null);
        }}
      />
    </>
  );
}

function wantsToSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** A page reached from another screen may not compile the sound's encoder: loaded anew, it may. Once a visit. */
function useBetterSound(mayReload: boolean): void {
  useEffect(() => {
    if (!mayReload || sessionStorage.getItem('recorder-reloaded')) return;
    void import('./media/encode.ts').then(async ({ isBetterAfterReload }) => {
      if (!(await isBetterAfterReload())) return;
      sessionStorage.setItem('recorder-reloaded', '1');
      location.reload();
    });
  }, [mayReload]);
}
