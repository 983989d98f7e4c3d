import { z } from 'zod';

/** Base64url without padding, as browsers write it. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(40)).max(10).optional();
const extensions = z.looseObject({});
const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** What a browser answers when it made a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const passkeyAttestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports,
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes.optional(),
    authenticatorData: bytes.optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** What a browser answers when a passkey signed (WebAuthn, `AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What a browser needs to make one (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What it needs to let one sign (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.looseObject({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
