/** Asks for the archive of all own data and hands it to the browser; answers the server's refusal, if any. */
export async function downloadOwnData(password: string): Promise<Record<string, string> | undefined> {
  const answer = await fetch('/api/candidate-export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({}))) as {
      message?: string;
      errors?: Record<string, string[]>;
    };
    return { password: refusal.errors?.password?.[0] ?? refusal.message ?? '' };
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'data.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return undefined;
}
