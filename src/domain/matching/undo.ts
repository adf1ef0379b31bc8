import type { Assignment } from "#domain/matching/assignment.ts";

/** The groups as they were before a trial. */
export class Undo {
  private readonly assignment: Assignment;
  private readonly kept = new Map<number, { group: number[]; gain: number; version: number }>();

  constructor(assignment: Assignment) {
    this.assignment = assignment;
  }

  keep(buyer: number): void {
    if (this.kept.has(buyer)) return;
    const { groups, gains, versions } = this.assignment;
    const [gain, version] = [gains[buyer] as number, versions[buyer] as number];
    this.kept.set(buyer, { group: [...(groups[buyer] as number[])], gain, version });
  }

  buyers(): number[] {
    return [...this.kept.keys()];
  }

  /** What the trial added so far. */
  change(): number {
    let change = 0;
    for (const [buyer, { gain }] of this.kept) change += (this.assignment.gains[buyer] as number) - gain;
    return change;
  }

  restore(): void {
    for (const buyer of this.kept.keys()) this.assignment.regroup(buyer, []);
    for (const [buyer, { group, version }] of this.kept) {
      this.assignment.regroup(buyer, group);
      this.assignment.versions[buyer] = version;
    }
  }
}
