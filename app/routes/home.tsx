import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx'
