import { readConnectionFacts } from "#domain/connections/read-connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";

const at = new Date("2026-11-15T10:00:00Z");

/** A connection of which nothing is told but what a test tells. */
export const savedConnection = (changes: Partial<SavedConnection> = {}): SavedConnection => ({
  id: "home",
  uid: "an",
  name: "",
  street: "",
  postcode: "",
  town: "",
  offtakeEan: null,
  injectionEan: null,
  ...readConnectionFacts(null),
  createdAt: at,
  updatedAt: at,
  ...changes,
});
