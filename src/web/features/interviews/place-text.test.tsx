import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceText } from './place-text.tsx';

test('an address without room breaks behind a stroke or before its parameters, and reads as it is', () => {
  const html = renderToStaticMarkup(
    <PlaceText type="video link" place="https://meet.demo.example/rooms/interview?of=1" />,
  );
  expect(html).toContain('https://meet.demo.example/<wbr/>rooms/<wbr/>interview<wbr/>?of=1</bdi>');
});
