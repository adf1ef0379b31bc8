import type { Agreement } from "#domain/contracts/agreement.ts";
import type { ContractPorts } from "./contracts.ts";

const AT_ONCE = 200;

/** Every agreement there is, some at a time. */
export async function* eachAgreement({ store }: Pick<ContractPorts, "store">): AsyncGenerator<Agreement> {
  let after = "";
  for (;;) {
    const some = await store.contracts.page(after, AT_ONCE);
    yield* some;
    const last = some.at(-1);
    if (!last || some.length < AT_ONCE) return;
    after = last.id;
  }
}
