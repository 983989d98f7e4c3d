import type { FormErrors } from '#web/refusal.ts';

/** What was refused of an order, by the fields as a form names them: `act.text` is `text`. */
export function withoutAct(refused: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(refused).map(([name, sentence]) => [name.replace(/^act\./, ''), sentence]),
  );
}
