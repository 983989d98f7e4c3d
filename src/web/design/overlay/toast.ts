export type ToastType =
  | 'success'
  | 'error'
  | 'info'
  | 'warning'
  | 'primary'
  | 'purple'
  | 'blue'
  | 'green'
  | 'orange';
export type ToastAction = { label: string; onSelect: () => void };
export type Toast = {
  id: number;
  type: ToastType;
  text: string;
  duration: number;
  action?: ToastAction;
  /** A short gold line is drawn below it. */
  isJoyful?: boolean;
};

const most = 4;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast at the bottom right for `duration` ms (2000 unless told) and returns its id. Browser only. */
export function showToast(toast: {
  type: ToastType;
  text: string;
  duration?: number;
  action?: ToastAction;
  isJoyful?: boolean;
}): number {
  lastId += 1;
  const next: Toast = { duration: 2000, ...toast, id: lastId };
  // What succeeds has left behind what was wrong before it.
  const isOver = (shown: Toast) =>
    (shown.text === next.text && shown.type === next.type) ||
    (next.type === 'success' && shown.type === 'error');
  const others = toasts.filter((shown) => !isOver(shown));
  change([...others, next].slice(-most));
  return next.id;
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
