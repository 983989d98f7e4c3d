import { beforeEach, expect, test } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a toast stays for two seconds unless told', () => {
  showToast({ type: 'success', text: 'Saved' });
  showToast({ type: 'error', text: 'Email already exists', duration: 5000 });
  expect(currentToasts().map(({ duration }) => duration)).toEqual([2000, 5000]);
});
test('the same words replace their elder', () => {
  showToast({ type: 'error', text: 'Failed to upload the file' });
  const id = showToast({ type: 'error', text: 'Failed to upload the file' });
  expect(currentToasts().map((toast) => toast.id)).toEqual([id]);
});
test('what succeeds takes away what was wrong before it', () => {
  showToast({ type: 'error', text: 'Old password is invalid!', duration: 5000 });
  showToast({ type: 'info', text: 'Two people are here' });
  showToast({ type: 'success', text: 'Updated Successfully' });
  expect(currentToasts().map(({ text }) => text)).toEqual(['Two people are here', 'Updated Successfully']);
});
test('at most four stand at once, the oldest goes', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast({ type: 'info', text });
  expect(currentToasts().map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
});
test('whoever listens hears of arrivals and departures', () => {
  let heard = 0;
  const stop = subscribeToToasts(() => {
    heard += 1;
  });
  dismissToast(showToast({ type: 'info', text: 'Hello' }));
  stop();
  showToast({ type: 'info', text: 'Unheard' });
  expect(heard).toBe(2);
});
