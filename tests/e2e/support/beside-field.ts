import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;
type Label = string | RegExp | Locator;

/** A field, what is typed into it, and what it is refused with. */
export type Wrong = readonly [label: Label, typed: string, message: string | RegExp];

/**
 * The message stands beside its own field: the control is marked invalid, and the message that it is described by is
 * on the screen. A label as text has to name one field of the scope.
 */
export async function expectBeside(scope: Scope, label: Label, message: string | RegExp): Promise<void> {
  const control = fieldOf(scope, label);
  const name = String(label);
  await expect(control, name).toHaveAttribute('aria-invalid', 'true');
  await expect(control, name).toHaveAccessibleDescription(endingWith(message));
  const error = (await control.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
  await expect(control.page().locator(`[id="${error}"]`), name).toBeVisible();
}

/**
 * Types what is wrong, sends, and expects every message beside its field, what was typed still there, and the first
 * field of the list in focus. The list is in the order of the screen.
 */
export async function expectRefused(
  scope: Scope,
  send: () => Promise<void>,
  wrong: readonly Wrong[],
): Promise<void> {
  for (const [label, typed] of wrong) await fieldOf(scope, label).fill(typed);
  await send();
  for (const [label, , message] of wrong) await expectBeside(scope, label, message);
  for (const [label, typed] of wrong) await expect(fieldOf(scope, label), String(label)).toHaveValue(typed);
  const first = wrong[0];
  if (first) await expect(fieldOf(scope, first[0])).toBeFocused();
}

/** Nothing of the scope is marked wrong any more. */
export async function expectSound(scope: Scope): Promise<void> {
  await expect(scope.locator('[aria-invalid="true"]')).toHaveCount(0);
}

function fieldOf(scope: Scope, label: Label): Locator {
  return typeof label === 'string' || label instanceof RegExp ? scope.getByLabel(label) : label;
}

/** The help of a field comes first in its description, the error last; a space may be one that does not break. */
function endingWith(message: string | RegExp): RegExp {
  if (message instanceof RegExp) return message;
  const escaped = message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`(?:^|\\s)${escaped}$`);
}
