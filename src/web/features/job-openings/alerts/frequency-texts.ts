import type { AlertFrequency } from '#domain/alerts/alerts.ts';
import { m } from '#texts/messages.js';

const texts: Readonly<Record<AlertFrequency, () => string>> = {
  at_once: m.alerts_at_once,
  daily: m.alerts_daily,
  weekly: m.alerts_weekly,
};

export function frequencyText(frequency: AlertFrequency): string {
  return texts[frequency]();
}
