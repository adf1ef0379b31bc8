import type { ContractPorts } from "#application/ports/contracts.ts";

export type PublishedKey = {
  readonly keyId: string;
  /** Its 32 bytes in base64. */
  readonly raw: string;
  /** As OpenSSL reads it. */
  readonly pem: string;
  /** From when it signed; null for one that has not yet. */
  readonly from: Date | null;
  /** From when another signed; null for the one that signs now. */
  readonly until: Date | null;
};

type KeyPorts = Pick<ContractPorts, "signer"> & { readonly store: Pick<ContractPorts["store"], "contracts"> };

// The bytes before the 32 of an Ed25519 key (RFC 8410). They are twelve, so that base64 can be put together.
const PREFIX = "MCowBQYDK2VwAyEA";

/** Every key that ever signed for this register with its dates, the oldest first; the one that signs now is the last. */
export async function readKeys({ store, signer }: KeyPorts): Promise<PublishedKey[]> {
  const known = await store.contracts.listKeys();
  const isKnown = known.some(({ keyId }) => keyId === signer.keyId);
  const all = [
    ...known.map(({ keyId, raw, firstAt }) => ({ keyId, raw, from: firstAt })),
    ...(isKnown ? [] : [{ keyId: signer.keyId, raw: signer.publicKeyRaw, from: null }]),
  ];
  return all.map(({ keyId, raw, from }, at) => ({
    keyId,
    raw,
    pem: `-----BEGIN PUBLIC KEY-----\n${PREFIX}${raw}\n-----END PUBLIC KEY-----\n`,
    from,
    until: all[at + 1]?.from ?? null,
  }));
}
