/**
 * Postcodes of one institution, company or sorting centre, to which bpost delivers but at which nobody lives:
 * parliaments, broadcasters, the European institutions and NATO in Brussels, then Vilvoorde and the airport, then the
 * sorting centres of Antwerp and Ghent.
 */
export const specialPostcodes =
  "1005 1006 1007 1008 1009 1010 1011 1012 1033 1043 1044 1045 1047 1048 1049 1099 1100 1105 1110 " +
  "1804 1818 1931 1934 1935 2099 9099";
