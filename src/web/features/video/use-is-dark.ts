import { useEffect, useState } from 'react';

const darkBelow = 45;

/** Whether the picture is too dark to see a face: mean brightness once a second. */
export function useIsDark(camera: MediaStreamTrack): boolean {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = new MediaStream([camera]);
    void video.play().catch(() => undefined); // Ended at once: there is nothing to measure.
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 24];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const timer = setInterval(() => {
      if (!pen || video.readyState < 2) return;
      pen.drawImage(video, 0, 0, 32, 24);
      setIsDark(brightness(pen.getImageData(0, 0, 32, 24).data) < darkBelow);
    }, 1000);
    return () => {
      clearInterval(timer);
      video.srcObject = null;
    };
  }, [camera]);
  return isDark;
}

function brightness(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4)
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return (sum * 4) / pixels.length;
}
