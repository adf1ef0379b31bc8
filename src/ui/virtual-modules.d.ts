declare module "virtual:bundled-icons" {
  const icons: Readonly<Record<import("./icon-names.ts").IconName, string>>;
  export default icons;
}
