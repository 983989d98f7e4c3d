import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  useForm as useHookForm,
} from 'react-hook-form';
import { useFocusOnError } from '#web/design/form/use-focus-on-error.ts';
import { useCall } from '#web/forms/use-call.ts';
import type { Failure, FormErrors } from '#web/refusal.ts';
import { changesOf } from './changes.ts';
import { fieldsOfForm, flatErrors, nestedErrors } from './field-errors.ts';
import { useUnsavedGuard } from './unsaved.ts';

/** Says what is wrong with what would be sent, by field; empty where all is well. */
export type FormCheck = (input: unknown) => FormErrors | Promise<FormErrors>;

export interface FormOptions<Values extends FieldValues, Answer> {
  /** What is stored already, or what an empty form begins with; other stored values replace what nobody has changed. */
  values: Values;
  check?(input: NoInfer<Values>): FormErrors | Promise<FormErrors>;
  /** Only what differs from `values` is checked and sent. */
  sendsChanges?: boolean;
  /** Names that are judged and sent together, such as a number with its dial code. */
  together?: readonly string[];
  /** That of `values`, where others write them too and they are read again while the form stands. */
  version?: number;
  /**
   * Answers, or throws what the server refused; `changes` is what differs from `values`. `version` is that of the values that
   * were typed over: a later one would overwrite what a colleague saved since. It is 0 where the form has none.
   */
  send(values: Values, changes: Partial<Values>, version: number): Promise<Answer>;
  /** The values are back at `values` by then, unless the form `keeps` them. */
  onDone?(answer: Answer, sent: Values): unknown;
  /** The form is left when it is done: what was typed stays until then. */
  keeps?: boolean;
  /** What was typed is lost by leaving: ask first. */
  guards?: boolean | ((values: NoInfer<Values>) => boolean);
  /** The form's names of what the server refused; without the wire's `data.` and `extra_data.` by themselves. */
  fieldsOf?(refused: FormErrors): FormErrors;
  /** Before what the server refused is shown: the step on which it stands has to be there. */
  onRefused?(refused: FormErrors, failure: Failure): void;
  /** For who needs the element before the form's own effects. */
  element?: RefObject<HTMLFormElement | null>;
  /** What to say of a failure that is no refusal. */
  unexpected?(): string;
}

/**
 * The state of one form: what was typed, what differs from what is stored, and what the check or the server refused,
 * which stands beside its field until that field changes; the first refused field takes the focus.
 */
export function useForm<Values extends FieldValues, Answer>(options: FormOptions<Values, Answer>) {
  const { values: stored, check, sendsChanges = false, guards = false, together = [] } = options;
  const { version: storedVersion = 0 } = options;
  const own = useRef<HTMLFormElement>(null);
  const element = options.element ?? own;
  const latest = useRef(options);
  const focusOnError = useFocusOnError(element);
  const { run, setFailure, failure, sentence, ...call } = useCall();
  const isSubmitting = useRef(false);
  const [sendings, setSendings] = useState(0);
  const [version, setVersion] = useState(storedVersion);

  const resolver: Resolver<Values> = async (values) => {
    // Of a form that sends changes, the rest is stored and right already.
    const input = sendsChanges ? (changesOf(latest.current.values, values, together) as Values) : values;
    const found = (await check?.(input)) ?? {};
    if (Object.keys(found).length === 0) return { values, errors: {} };
    return { values: {}, errors: nestedErrors<Values>(found) };
  };
  const library = useHookForm<Values>({
    values: stored,
    defaultValues: stored as DefaultValues<Values>,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
    // What was refused stands until its field changes; a row that is added is not judged before the next sending.
    reValidateMode: 'onSubmit',
    resolver,
  });
  const { control, formState, getValues, setValue, setError, clearErrors, handleSubmit, watch } = library;
  const values = watch();
  const errors = flatErrors(formState.errors);
  const changes = changesOf(stored, values, together);
  const isDirty = Object.keys(changes).length > 0;
  if (!isDirty && version !== storedVersion) setVersion(storedVersion);
  const isGuarded = typeof guards === 'function' ? guards(values) : guards;
  const release = useUnsavedGuard(isGuarded && isDirty);
  useEffect(() => {
    latest.current = options;
  });

  function set<Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) {
    setValue(name, value, { shouldDirty: true });
    clearErrors(name);
  }

  /** Changes several at once, or by what stands there by then: two uploads may end in any order. */
  function change(part: Partial<Values> | ((values: Values) => Partial<Values>)) {
    const changed = typeof part === 'function' ? part(getValues()) : part;
    for (const name of Object.keys(changed) as FieldPath<Values>[]) set(name, get(changed, name));
  }

  /** Puts refusals beside their fields, and the focus on the first of them. */
  function refuse(found: FormErrors) {
    for (const [field, message] of Object.entries(found))
      setError((field || 'root') as FieldPath<Values>, { type: 'refused', message });
    focusOnError();
  }

  function refuseFields(failure: Failure) {
    const { fieldsOf = fieldsOfForm, onRefused } = latest.current;
    const refused = fieldsOf(failure.fields);
    onRefused?.(refused, failure);
    refuse(refused);
  }

  /** Drops what was refused and keeps what was typed. */
  function forget() {
    clearErrors();
    setFailure(undefined);
  }

  function startOver(values: Values) {
    library.reset(values, { keepDirtyValues: false, keepErrors: false });
  }

  /** As if nothing had been typed or sent yet. */
  function reset() {
    startOver(latest.current.values);
    setFailure(undefined);
  }

  /** Says what is wrong and sends nothing; answers whether all is well. */
  async function judge(): Promise<boolean> {
    forget();
    let isSound = false;
    await handleSubmit(() => {
      isSound = true;
    })();
    // Only now the library has rendered what its check refused.
    if (!isSound) focusOnError();
    return isSound;
  }

  /** Answers whether it was sent, and taken. */
  async function submit(): Promise<boolean> {
    if (isSubmitting.current) return false;
    isSubmitting.current = true;
    try {
      return (await judge()) && (await deliver(getValues()));
    } finally {
      isSubmitting.current = false;
    }
  }

  /** A further way that the form offers, such as a code sent again: what it refuses is shown as the form's own. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    clearErrors();
    return run(work, refuseFields);
  }

  async function deliver(sent: Values): Promise<boolean> {
    const { send, onDone, keeps } = latest.current;
    const differing = changesOf(latest.current.values, sent, together);
    const answered = await run(async () => ({ answer: await send(sent, differing, version) }), refuseFields);
    if (!answered) return false;
    release();
    setSendings((count) => count + 1);
    // Of a form of changes, what was sent is what is stored; read again it replaces all but what was typed since.
    if (!keeps) startOver(sendsChanges ? sent : latest.current.values);
    await onDone?.(answered.answer, sent);
    return true;
  }

  const isUnexpected = failure?.code === 'INTERNAL' && options.unexpected !== undefined;
  return {
    ...call,
    failure,
    sentence: isUnexpected && sentence ? options.unexpected?.() : (sentence ?? errors.root),
    element,
    /** For the library's own hooks, such as `useFieldArray`. */
    control,
    values,
    changes,
    /** What differs by now: what has been set is not rendered yet. */
    readChanges: () => changesOf(latest.current.values, getValues(), together),
    errors,
    isDirty,
    /** That of the values that were typed over. */
    version,
    /** How often it was sent, and taken. */
    sendings,
    set,
    change,
    refuse,
    forget,
    reset,
    release,
    judge,
    submit,
    attempt,
    clear: (...names: string[]) => clearErrors(names as FieldPath<Values>[]),
    /** What a text field or a list of the design needs, by its name. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      name,
      value: get(values, name) as FieldPathValue<Values, Name>,
      error: errors[name],
      onChange: (event: { target: { value: string } }) =>
        set(name, event.target.value as FieldPathValue<Values, Name>),
    }),
    /** The same for a tick. */
    tick: <Name extends FieldPath<Values>>(name: Name) => ({
      name,
      checked: Boolean(get(values, name)),
      error: errors[name],
      onChange: (event: { target: { checked: boolean } }) =>
        set(name, event.target.checked as FieldPathValue<Values, Name>),
    }),
  };
}

/** What a screen's parts may know of its form. */
export type FormOf<Values extends FieldValues, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>;
/** What `Form` and `FormDialog` need of any form. */
export type AnyForm = Pick<FormOf<FieldValues>, 'element' | 'submit' | 'sentence' | 'isRunning' | 'wait'>;
