import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const pausesSeconds = [1, 3, 10];

/**
 * A part of a screen whose script comes when it is first shown, under the `Suspense` around it. Without a line it waits
 * for one, so that nothing written on the screen goes; what does not come with a line either is an error of the screen,
 * or `otherwise` stands in its place.
 */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await arrived(load) };
    } catch (error) {
      if (!otherwise) throw error;
      return { default: otherwise };
    }
  });
}

async function arrived<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) return load();
  for (const seconds of pausesSeconds) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, seconds * 1000)) : aLine());
    }
  }
  return load();
}

function aLine(): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}
