/** Twenty lines that check the whole register with OpenSSL, beside register.txt and the keys. A test runs them. */
export const CHECK_SCRIPT = `#!/bin/bash
# Kijkt register.txt na. Zet de sleutels (.pem) in dezelfde map.
vorige=$(printf '0%.0s' {1..64}); tekst=; aantal=0; ingetrokken=0
fout() { echo "FOUT bij verklaring $((aantal + 1)): $1"; exit 1; }
while IFS= read -r regel || [ "$regel" ]; do case $regel in
  "signature: "*)
    printf '%s' "$tekst" > tekst.tmp
    printf '%s' "\${regel#signature: }" | openssl base64 -d -A > handtekening.tmp
    sleutel=$(sed -n 's/^key: //p' tekst.tmp)
    [ -f "$sleutel.pem" ] || fout "sleutel $sleutel is onbekend"
    openssl pkeyutl -verify -pubin -inkey "$sleutel.pem" -rawin -in tekst.tmp \\
      -sigfile handtekening.tmp > /dev/null 2>&1 || fout "de handtekening klopt niet"
    grep -qx "previous-sha256: $vorige" tekst.tmp || fout "de keten is onderbroken"
    vorige=$(printf '%s%s\\n' "$tekst" "$regel" | openssl dgst -sha256 -r | cut -c1-64)
    aantal=$((aantal + 1)); tekst= ;;
  "revoked: "*) ingetrokken=$((ingetrokken + 1)) ;;
  ?*) tekst+="$regel"$'\\n' ;;
esac; done < register.txt
[ -z "$tekst" ] || fout "dit stuk is niet getekend"; rm -f tekst.tmp handtekening.tmp
echo "$aantal verklaringen kloppen, waarvan $ingetrokken ingetrokken."
`;
