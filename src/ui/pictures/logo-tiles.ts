/** Four by four tiles: p purple, t turquoise, s the sun. */
export const logoTiles = ["pptp", "ptst", "pttt", "pptt"] as const;

export type LogoTile = "p" | "t" | "s";
