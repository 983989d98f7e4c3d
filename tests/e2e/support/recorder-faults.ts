import type { Page } from '@playwright/test';

/** Browsers and devices that fail, for pages that are opened afterwards. */

/** Without the encoders of WebCodecs; and, if asked, a recorder of WebM alone, or none at all. */
export async function withoutEncoders(page: Page, recorder: 'all' | 'webm' | 'none' = 'all'): Promise<void> {
  await page.addInitScript((kept) => {
    Reflect.deleteProperty(window, 'VideoEncoder');
    if (kept === 'none') Reflect.deleteProperty(window, 'MediaRecorder');
    if (kept !== 'webm') return;
    const isSupported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type.startsWith('video/webm') && isSupported(type);
  }, recorder);
}

/** A private file system that refuses, as in some private windows; in the page and in its workers. */
export async function withoutFileSystem(page: Page): Promise<void> {
  const refuse = `StorageManager.prototype.getDirectory = () =>
    Promise.reject(new DOMException('Not in a private window', 'SecurityError'));`;
  await page.addInitScript(refuse);
  await beforeWorkers(page, refuse);
}

/** A disk that is full once so many bytes of a take were written. */
export async function withFullDisk(page: Page, bytes: number): Promise<void> {
  await beforeWorkers(
    page,
    `const write = FileSystemSyncAccessHandle.prototype.write;
    FileSystemSyncAccessHandle.prototype.write = function (data, options) {
      if (options.at + data.length > ${bytes}) throw new DOMException('Full', 'QuotaExceededError');
      return write.call(this, data, options);
    };`,
  );
}

/** An encoder whose ending fails once the page says so. */
export async function withBreakingEncoder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { flush } = VideoEncoder.prototype;
    VideoEncoder.prototype.flush = function () {
      const isBroken = 'breaksEncoder' in window;
      return isBroken ? Promise.reject(new Error('The encoder is gone')) : flush.call(this);
    };
  });
}

/** A device that is kept busy by others: its encoder takes so long to give out what it has. */
export async function withSlowEncoder(page: Page, seconds: number): Promise<void> {
  await page.addInitScript((late) => {
    const { flush } = VideoEncoder.prototype;
    VideoEncoder.prototype.flush = async function () {
      await new Promise((resolve) => setTimeout(resolve, late * 1000));
      return flush.call(this);
    };
  }, seconds);
}

export async function breakEncoder(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { breaksEncoder: true }));
}

/** Devices that can be unplugged. */
export async function withPlugs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { openTracks: tracks });
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

export async function unplugCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { openTracks } = window as unknown as { openTracks: MediaStreamTrack[] };
    for (const track of openTracks.filter((each) => each.kind === 'video' && each.readyState === 'live')) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}

/** The recorder's worker is made of a text: this one runs before it. */
async function beforeWorkers(page: Page, script: string): Promise<void> {
  await page.addInitScript((first) => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) =>
      source instanceof Blob && source.type.includes('javascript')
        ? make(new Blob([`${first}\n`, source], { type: source.type }))
        : make(source);
  }, script);
}
