/** The drawings that a Markdown page can have beside its title. */
export const pictureNames = ["contract", "letter", "meter", "school", "street", "sun-cable"] as const;
export type PictureName = (typeof pictureNames)[number];

export const isPictureName = (name: string): name is PictureName => pictureNames.some((known) => known === name);
