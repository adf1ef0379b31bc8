import { addAPIProvider, Icon } from "@iconify/react";

// One request per set and tick, names sorted and told once; the server asks the public service, the browser never does.
addAPIProvider("", { resources: [""], path: "/api/_nuxt_icon/", rotate: 5000, timeout: 6500 });

/** An icon that is not bundled, named as "set:icon". Its place is kept while it loads. */
export function RemoteIcon({ name, className = "size-5" }: { name: string; className?: string }) {
  return <Icon icon={name} className={className} fallback={<span className={`inline-block ${className}`} />} />;
}
