import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { measureUplink } from '#web/features/video/takes/upload-probe.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import { Door } from './door.tsx';
import type { DoorFact } from './door-facts.tsx';
import { DoorQuestions } from './door-questions.tsx';
import { PracticeQuestion } from './practice-question.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { canRecord } from './recording.ts';
import { useDevices } from './use-devices.ts';
import { useLostFocus } from './use-lost-focus.ts';
import type { StoredTake } from './use-recorder.ts';
import './video-stage.css';
import './video-playlist.css';
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
  /** Who sees the answers, and how long they are kept. */
  who: DoorFact;
  keep: DoorFact;
  /** The title of the page, which stands beside the picture at first, and above everything else. */
  header?: ReactNode;
  saveLabel?: string;
  /** A page that holds what a reload would lose is not loaded anew for better sound. */
  mayReload?: boolean;
  /** Told when a take begins to run, and when no more does. */
  onRunning?: (isRunning: boolean) => void;
  onAnswer(question: SessionQuestion, answer: StoredTake): Promise<void> | void;
  /** Shown once every question is answered; `again` records one of them anew, `heading` is where it begins. */
  children(again: (id: string) => void, heading: RefObject<HTMLHeadingElement | null>): ReactNode;
}

/** The door, practice where it is wanted, then question after question until all are answered. */
export function RecordingSession(props: RecordingSessionProps) {
  const { questions, answered, folder, header } = props;
  const [reached, setStep] = useState<'door' | 'practice' | 'questions'>('door');
  const [hasAgreed, setHasAgreed] = useState(false);
  const [repeated, setRepeated] = useState<string | null>(null);
  const [savesData, setSavesData] = useState(wantsToSaveData);
  const [byFile, setByFile] = useState(false);
  const [isUnable, setIsUnable] = useState(false);
  const devices = useDevices();
  useEffect(() => {
    void canRecord().then((can) => setIsUnable(!can));
  }, []);
  // A browser that cannot record, which is known a moment later, has no devices to test.
  const step = isUnable && hasAgreed ? 'questions' : reached;
  const uplink = useUplink(!savesData && devices.camera !== null);
  useBetterSound(props.mayReload !== false);
  const current =
    questions.find((question) => question.id === repeated) ??
    questions.find((question) => !answered.has(question.id));
  const heading = useLostFocus(current ? step : 'answered');
  if (!current)
    return (
      <>
        {header}
        {props.children(setRepeated, heading)}
      </>
    );
  const number = questions.indexOf(current) + 1;
  const chooseFiles = () => {
    setByFile(true);
    setStep('questions');
  };
  if (step === 'door')
    return (
      <Door
        devices={devices}
        header={header}
        caption={{
          question: current.question,
          place: m.video_progress({ number, total: questions.length }),
        }}
        below={
          questions.length > 1 && (
            <DoorQuestions questions={questions} answered={answered} current={current.id} />
          )
        }
        seconds={Math.max(...questions.map(({ seconds }) => seconds))}
        who={props.who}
        keep={props.keep}
        savesData={savesData}
        onSavesData={setSavesData}
        uplink={uplink}
        isUnable={isUnable}
        onAgree={() => setHasAgreed(true)}
        onByFile={chooseFiles}
        onPractise={answered.size === 0 ? () => setStep('practice') : undefined}
        onReady={() => setStep('questions')}
      />
    );
  if (step === 'practice')
    return (
      <>
        {header}
        <PracticeQuestion
          devices={devices}
          folder={`${folder}-practice`}
          onDone={() => setStep('questions')}
        />
      </>
    );
  return (
    <>
      {header}
      <QuestionSteps
        saved={questions.map((question) => answered.has(question.id) && question.id !== repeated)}
        current={number - 1}
      />
      {isUnable && <Notice tone="wait">{m.video_failure_unsupported()}</Notice>}
      <AnswerRecorder
        key={current.id}
        devices={devices}
        folder={folder}
        slot={current.id}
        question={current.question}
        seconds={current.seconds}
        savesData={savesData}
        uplink={uplink}
        saveLabel={props.saveLabel}
        byFile={byFile || isUnable}
        onByFile={chooseFiles}
        onRunning={props.onRunning}
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

/** Measured while camera and microphone are tested. */
function useUplink(isWanted: boolean): number | undefined {
  const [uplink, setUplink] = useState<number>();
  useEffect(() => {
    if (isWanted) void measureUplink().then(setUplink);
  }, [isWanted]);
  return uplink;
}

/** A page reached from another screen may not compile the sound's encoder: loaded anew, it may. Once a visit. */
function useBetterSound(mayReload: boolean): void {
  useEffect(() => {
    if (!mayReload || sessionStorage.getItem('recorder-reloaded')) return;
    void import('#web/features/video/media/encode.ts').then(async ({ isBetterAfterReload }) => {
      if (!(await isBetterAfterReload())) return;
      sessionStorage.setItem('recorder-reloaded', '1');
      location.reload();
    });
  }, [mayReload]);
}
