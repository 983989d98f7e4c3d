import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundBody } from './bodies.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a body that brings no byte for ten seconds has ended', async () => {
  const { bodyOf, refusal } = slow({ bytes: 0, every: 60_000 });
  const reading = bodyOf.request.text().catch((error) => error);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(refusal()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(refusal()).toBe('TOO_SLOW');
  expect(await reading).toMatchObject({ code: 'TOO_SLOW' });
});

test('a small body that comes byte by byte ends within half a minute', async () => {
  const { bodyOf, refusal } = slow({ bytes: 1, every: 1_000 });
  const reading = bodyOf.request.text().catch((error) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(refusal()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(refusal()).toBe('TOO_SLOW');
  await reading;
});

test('a stream must bring a kilobyte a second', async () => {
  const { bodyOf, refusal } = slow({ bytes: 900, every: 1_000 });
  const reading = new Response(bodyOf.stream({ bytes: 1_000_000 })).text().catch((error) => error);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(refusal()).toBe('TOO_SLOW');
  await reading;
});

test('a slow line that keeps the pace may take minutes, and a reader may take its time', async () => {
  const { bodyOf, refusal, end } = slow({ bytes: 1_100, every: 1_000 });
  const reader = bodyOf.stream({ bytes: 1_000_000 })?.getReader();
  for (let second = 0; second < 200; second += 1) {
    const read = reader?.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await read)?.value).toHaveLength(1_100);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  end();
  const read = reader?.read();
  await vi.advanceTimersByTimeAsync(1_000);
  await read;
  expect(refusal()).toBeUndefined();
});

/** A sender that brings so many bytes every so many milliseconds, once it is asked. */
function slow({ bytes, every }: { bytes: number; every: number }) {
  let isOver = false;
  const body = new ReadableStream(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, every));
        if (isOver) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  const bodyOf = boundBody(
    new Request('http://localhost:3000/', { method: 'POST', body, duplex: 'half' } as RequestInit),
  );
  return {
    bodyOf,
    refusal: () => bodyOf.refusal()?.code,
    end: () => {
      isOver = true;
    },
  };
}
