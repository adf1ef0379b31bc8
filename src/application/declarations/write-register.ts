import type { ContractPorts } from "#application/ports/contracts.ts";
import { chainText } from "#domain/declarations/canonical-text.ts";

const AT_ONCE = 500;

/**
 * The whole register as text, in the order of its chain: of each declaration the text that was signed, a line with the
 * signature, a line when it was revoked, and an empty line. It comes in parts, however long it is.
 */
export async function* writeRegister({
  store,
}: {
  readonly store: Pick<ContractPorts["store"], "contracts">;
}): AsyncGenerator<string> {
  let place = 0;
  for (;;) {
    const some = await store.contracts.readChain(place, AT_ONCE);
    if (some.length === 0) return;
    yield some
      .map((one) => {
        const { revocation } = one;
        const revoked = revocation ? `revoked: ${revocation.at.toISOString()} ${revocation.reason}\n` : "";
        return `${chainText(one, one.signature)}${revoked}\n`;
      })
      .join("");
    place = some.at(-1)?.place ?? place;
    if (some.length < AT_ONCE) return;
  }
}
