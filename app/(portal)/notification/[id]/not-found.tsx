import { InvalidLink } from "@/app/(portal)/_components/invalid-link";

export default function UnknownNotification() {
  return <InvalidLink />;
}
