declare module "virtual:bundled-icons" {
  const icons: Readonly<Record<import("./pictures/icon-names.ts").IconName, string>>;
  export default icons;
}
