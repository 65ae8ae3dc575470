const pitch = 1320;
const seconds = 0.12;

/** A short tone and a shake of the phone, where the device has them. */
export function signalFound(): void {
  if ("vibrate" in navigator) navigator.vibrate(80);
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.08;
    tone.frequency.value = pitch;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + seconds);
    tone.onended = () => void audio.close();
  } catch {
    // A device without sound says it with the picture alone.
  }
}
