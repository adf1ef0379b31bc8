import type { Store, StoredForm } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "forms"> };

/** Null also for a form of somebody else. */
export const loadForm = ({ store }: Ports, uid: string, id: string): Promise<StoredForm | null> =>
  store.forms.find(uid, id);

export const listForms = ({ store }: Ports, uid: string): Promise<readonly StoredForm[]> => store.forms.list(uid);
