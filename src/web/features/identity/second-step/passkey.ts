import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#domain/identity/passkeys.ts';

/** Lets the browser make a passkey; undefined where its owner turned away or the device can't. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  return (await made.catch(turnedAway)) as PasskeyAttestation | undefined;
}

/** Lets a passkey sign; undefined where its owner turned away or the device has none. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAssertion | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return (await signed.catch(turnedAway)) as PasskeyAssertion | undefined;
}

/** Browsers say the same of a person who closes the dialog and of a device without passkeys. */
function turnedAway(error: unknown): undefined {
  if (error instanceof Error) return undefined;
  throw error;
}
